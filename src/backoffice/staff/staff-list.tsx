import Chip from '@mui/material/Chip';
import { FunctionField, SimpleList, TextField, useTranslate } from 'react-admin';
import type { Role } from '../api/roles.ts';
import { RequireSwitch } from './require-switch.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

type Person = { id: string; name: string; email: string; role: Role; disabled: boolean; invited: boolean; secondFactor: boolean };

function RoleChip({ person }: { person: Person }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      label={translate(person.disabled ? 'backoffice_disabled' : person.invited ? 'backoffice_invited' : `backoffice_role_${person.role}`)}
      color={person.disabled ? 'warning' : 'default'}
    />
  );
}

/** The list of the merchant's people. */
export function StaffList() {
  const translate = useTranslate();
  return (
    <>
      <RequireSwitch />
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
        <RecordTable rowClick="edit" bulkActionButtons={false}>
          <TextField source="name" label={translate('backoffice_person')} />
          <TextField source="email" label={translate('ra.auth.username')} />
          <FunctionField<Person>
            source="secondFactor"
            sortable={false}
            label={translate('backoffice_second_step')}
            render={(person) => translate(person.secondFactor ? 'ra.boolean.true' : 'ra.boolean.false')}
          />
          <FunctionField<Person> source="role" label={translate('backoffice_role')} render={(person) => <RoleChip person={person} />} />
        </RecordTable>
      </RecordList>
    </>
  );
}
