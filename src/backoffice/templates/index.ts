import TemplateIcon from '@mui/icons-material/ViewQuiltOutlined';
import type { Screen } from '../screen.ts';
import { TemplateCreate } from './template-create.tsx';
import { TemplateEdit } from './template-edit.tsx';
import { TemplateList } from './template-list.tsx';

/** What pages are made of. */
export const templateScreen: Screen = {
  kind: 'resource',
  name: 'templates',
  icon: TemplateIcon,
  list: TemplateList,
  edit: TemplateEdit,
  create: TemplateCreate,
  recordRepresentation: 'id',
};
