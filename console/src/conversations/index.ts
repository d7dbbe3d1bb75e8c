import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { page, resource } from '../api/resource.js';

export const conversations = resource('conversations', {
  icon: ForumOutlined,
  list: page(() => import('./ConversationsPage.js'), 'ConversationsPage'),
  recordRepresentation: 'nickname',
});
