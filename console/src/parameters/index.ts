import { ParameterCreate, ParameterEdit } from './ParameterForms.js';
import { ParameterList } from './ParameterList.js';

export const parameters = {
  name: 'parameters',
  list: ParameterList,
  create: ParameterCreate,
  edit: ParameterEdit,
  recordRepresentation: 'publicName',
};
