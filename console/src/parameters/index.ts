import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { page, resource } from '../api/resource.js';

export const parameters = resource('parameters', {
  icon: TuneOutlined,
  list: page(() => import('./ParameterList.js'), 'ParameterList'),
  create: page(() => import('./ParameterForms.js'), 'ParameterCreate'),
  edit: page(() => import('./ParameterForms.js'), 'ParameterEdit'),
  recordRepresentation: 'publicName',
});
