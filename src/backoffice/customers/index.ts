import CustomerIcon from '@mui/icons-material/PeopleOutlined';
import GroupIcon from '@mui/icons-material/GroupWorkOutlined';
import type { Screen } from '../screen.ts';
import { GroupCreate, GroupEdit, GroupList } from './customer-groups.tsx';
import { CustomerList } from './customer-list.tsx';
import { CustomerShow } from './customer-show.tsx';

/** Customers with their figures and credits, and the groups that promotions can be meant for. */
export const customerScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'customers',
    icon: CustomerIcon,
    list: CustomerList,
    show: CustomerShow,
    recordRepresentation: (record) => String(record['name'] || record['email'] || record['mobile']),
  },
  {
    kind: 'resource',
    name: 'customer-groups',
    icon: GroupIcon,
    list: GroupList,
    create: GroupCreate,
    edit: GroupEdit,
    recordRepresentation: 'title',
  },
];
