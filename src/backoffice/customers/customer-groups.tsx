import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { customerLimits, type CustomerGroup } from '#shop/customers/contract.ts';
import { CreateButton, FunctionField, maxLength, required, TextField, TextInput, TopToolbar, useTranslate } from 'react-admin';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { useRight } from '../components/use-right.ts';
import { useRuleSummary } from './group-preview.tsx';
import { GroupRuleInput } from './group-rule.tsx';
import { useCount } from '../components/money.tsx';

function ListActions() {
  const translate = useTranslate();
  return <TopToolbar>{useRight('write:customers') && <CreateButton variant="contained" label={translate('backoffice_group_add')} />}</TopToolbar>;
}

/** How many are in a group. */
function Members({ group: { members, more } }: { group: CustomerGroup }) {
  const translate = useTranslate();
  const count = useCount();
  if (members === null) return translate('backoffice_group_members_unknown');
  return `${count(members)}${more ? '+' : ''}`;
}

/** The groups of customers. */
export function GroupList() {
  const translate = useTranslate();
  const summary = useRuleSummary();
  return (
    <RecordList sort={{ field: 'title', order: 'ASC' }} filter={{ count: true }} actions={<ListActions />}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <TextField source="title" label={translate('backoffice_title')} sortable={false} sx={{ fontWeight: 600 }} />
        <FunctionField<CustomerGroup>
          label={translate('backoffice_group_who')}
          sortable={false}
          render={({ rule }) =>
            rule ? (
              <Typography variant="body2" sx={{ maxWidth: '40rem', overflowWrap: 'anywhere' }}>
                {summary(rule)}
              </Typography>
            ) : (
              <Chip size="small" variant="outlined" label={translate('backoffice_group_hand')} />
            )
          }
        />
        <FunctionField<CustomerGroup>
          label={translate('backoffice_group_members')}
          sortable={false}
          textAlign="right"
          render={(group) => <Members group={group} />}
        />
      </RecordTable>
    </RecordList>
  );
}

function GroupFields() {
  return (
    <>
      <TextInput source="title" label={useTranslate()('backoffice_title')} validate={[required(), maxLength(customerLimits.titleLength)]} fullWidth />
      <GroupRuleInput />
    </>
  );
}

/** A new group. */
export function GroupCreate() {
  return (
    <CreateForm>
      <GroupFields />
    </CreateForm>
  );
}

/** Changing a group. */
export function GroupEdit() {
  return (
    <EditForm>
      <GroupFields />
    </EditForm>
  );
}
