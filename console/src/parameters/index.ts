import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { resource } from '../api/resource.js';
import { ParameterCreate, ParameterEdit } from './ParameterForms.js';
import { ParameterList } from './ParameterList.js';
import { parametersTexts } from './texts.js';

export const parameters = resource('parameters', {
  icon: TuneOutlined,
  texts: parametersTexts,
  list: ParameterList,
  create: ParameterCreate,
  edit: ParameterEdit,
  recordRepresentation: 'publicName',
});
