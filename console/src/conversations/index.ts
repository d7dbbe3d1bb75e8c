import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { resource } from '../api/resource.js';
import { ConversationsPage } from './ConversationsPage.js';
import { conversationsTexts } from './texts.js';

export const conversations = resource('conversations', {
  icon: ForumOutlined,
  texts: conversationsTexts,
  list: ConversationsPage,
  recordRepresentation: 'nickname',
});
