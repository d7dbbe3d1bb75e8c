import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import { page, resource } from '../api/resource.js';

export const cannedAnswers = resource('canned-answers', {
  icon: QuickreplyOutlined,
  list: page(() => import('./CannedAnswers.js'), 'CannedAnswerList'),
  create: page(() => import('./CannedAnswers.js'), 'CannedAnswerCreate'),
  edit: page(() => import('./CannedAnswers.js'), 'CannedAnswerEdit'),
  recordRepresentation: 'keyword',
});
