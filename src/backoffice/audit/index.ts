import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import type { Screen } from '../screen.ts';
import { AuditList } from './audit-list.tsx';

/** Who of the staff did what, and when. */
export const auditScreen: Screen = { kind: 'resource', name: 'audit', icon: AuditIcon, list: AuditList, recordRepresentation: 'action' };
