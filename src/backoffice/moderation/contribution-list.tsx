import { useDateRangeFilters } from '../components/lists/date-range-filter.tsx';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  FunctionField,
  ListNoResults,
  SelectInput,
  SimpleList,
  useCanAccess,
  useListContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { BulkModeration } from './bulk-moderation.tsx';
import type { Contribution, ContributionKind } from './contribution.ts';
import { RecordTable } from '../components/record-table.tsx';

const colors: Readonly<Record<string, 'warning' | 'success' | 'default'>> = { pending: 'warning', new: 'warning', approved: 'success', done: 'success' };

/** The state in a word and a colour. */
export function ContributionStatusChip({ contribution }: { contribution: Contribution }) {
  const translate = useTranslate();
  return (
    <Chip size="small" variant="outlined" label={translate(`backoffice_moderation_${contribution.state}`)} color={colors[contribution.state] ?? 'default'} />
  );
}

/** A list of what people wrote, newest first; by default only what waits for a decision. */
export function ContributionList<Stored>({ kind }: { kind: ContributionKind<Stored> }) {
  const translate = useTranslate();
  const contribution = (record: RaRecord) => kind.toContribution(record as unknown as Stored);
  const choices = useChoices()(kind.states, 'backoffice_moderation_');
  const filters = [
    searchFilter,
    <SelectInput key="state" source="state" label={translate('backoffice_status')} choices={choices} alwaysOn />,
    ...useDateRangeFilters(),
  ];
  return (
    <RecordList
      filters={filters}
      filterDefaultValues={{ state: kind.states[0] }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={false}
      views
      narrow={
        <SimpleList<RaRecord>
          primaryText={(record) => contribution(record).words.slice(0, 120)}
          secondaryText={(record) => `${contribution(record).who} · ${contribution(record).about}`}
          tertiaryText={(record) => <ContributionStatusChip contribution={contribution(record)} />}
          rowClick="show"
          empty={<NothingWaits state={kind.states[0]!} />}
        />
      }
    >
      <ContributionTable kind={kind} />
    </RecordList>
  );
}

/** The empty state where nothing waits, unlike that of a search. `state`: the one that waits. */
function NothingWaits({ state }: { state: string }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isNarrowed = Object.keys(filterValues as object).length > 1 || (filterValues as { state?: string }).state !== state;
  if (isNarrowed) return <ListNoResults />;
  return (
    <Stack sx={{ alignItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">{translate('backoffice_moderation_none_waits')}</Typography>
      <Button size="small" onClick={() => setFilters({})}>
        {translate('backoffice_moderation_show_all')}
      </Button>
    </Stack>
  );
}

function ContributionTable<Stored>({ kind }: { kind: ContributionKind<Stored> }) {
  const translate = useTranslate();
  const moment = useMoment();
  const contribution = (record: RaRecord) => kind.toContribution(record as unknown as Stored);
  const rights = useCanAccess({ resource: useResourceContext() ?? '', action: 'write' });
  // What is only answered and closed is not decided on in numbers.
  const canDecide = rights.canAccess === true && kind.states.includes('approved');
  return (
    <RecordTable
      spare={['about']}
      rowClick="show"
      bulkActionButtons={canDecide && <BulkModeration kind={kind} />}
      empty={<NothingWaits state={kind.states[0]!} />}
    >
      <FunctionField<RaRecord>
        label={translate('backoffice_moderation_words')}
        sortable={false}
        render={(record) => (
          <Typography variant="body2" sx={{ maxWidth: 480, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {contribution(record).words}
          </Typography>
        )}
      />
      <FunctionField<RaRecord> key="about" label={translate('backoffice_moderation_about')} sortable={false} render={(record) => contribution(record).about} />
      <FunctionField<RaRecord> key="person" label={translate('backoffice_person')} sortable={false} render={(record) => contribution(record).who} />
      <FunctionField<RaRecord>
        key="state"
        label={translate('backoffice_status')}
        sortable={false}
        render={(record) => <ContributionStatusChip contribution={contribution(record)} />}
      />
      <FunctionField<RaRecord> source="createdAt" label={translate('backoffice_moderation_at')} render={(record) => moment(contribution(record).at)} />
    </RecordTable>
  );
}
