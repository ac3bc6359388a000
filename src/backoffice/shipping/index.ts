import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import ZoneIcon from '@mui/icons-material/MapOutlined';
import type { Screen } from '../screen.ts';
import { MethodCreate, MethodEdit } from './method-form.tsx';
import { MethodList } from './method-list.tsx';
import { ZoneCreate, ZoneEdit, ZoneList } from './zone-screens.tsx';

/** Where goods are sent, how, and for how much. */
export const shippingScreens: readonly Screen[] = [
  { kind: 'resource', name: 'shipping-zones', icon: ZoneIcon, list: ZoneList, edit: ZoneEdit, create: ZoneCreate, recordRepresentation: 'code' },
  { kind: 'resource', name: 'shipping-methods', icon: ShippingIcon, list: MethodList, edit: MethodEdit, create: MethodCreate, recordRepresentation: 'code' },
];
