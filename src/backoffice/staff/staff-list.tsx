import Chip from '@mui/material/Chip';
import { Datagrid, FunctionField, SimpleList, TextField, useTranslate } from 'react-admin';
import type { Role } from '../api/roles.ts';
import { RecordList, searchFilter } from '../look/record-list.tsx';

type Person = { id: string; name: string; email: string; role: Role; disabled: boolean };

function RoleChip({ person }: { person: Person }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      label={translate(person.disabled ? 'backoffice_disabled' : `backoffice_role_${person.role}`)}
      color={person.disabled ? 'warning' : 'default'}
    />
  );
}

/** The list of the merchant's people. */
export function StaffList() {
  const translate = useTranslate();
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'name', order: 'ASC' }}
      narrow={
        <SimpleList<Person>
          primaryText={(person) => person.name}
          secondaryText={(person) => person.email}
          tertiaryText={(person) => <RoleChip person={person} />}
          rowClick="edit"
        />
      }
    >
      <Datagrid rowClick="edit" bulkActionButtons={false}>
        <TextField source="name" label={translate('backoffice_person')} />
        <TextField source="email" label={translate('ra.auth.username')} />
        <FunctionField<Person> source="role" label={translate('backoffice_role')} render={(person) => <RoleChip person={person} />} />
      </Datagrid>
    </RecordList>
  );
}
