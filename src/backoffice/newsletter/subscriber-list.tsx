import { useDateRangeFilters } from '../components/lists/date-range-filter.tsx';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FilterButton, FunctionField, SelectInput, TextField, useTranslate } from 'react-admin';
import { saveCsv } from '../components/save-file.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { languageNames, type Language } from '#kit/pure/languages.ts';
import type { SubscriberView } from '#shop/newsletter/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { RecordTable } from '../components/record-table.tsx';

const subscriberStates: readonly SubscriberView['state'][] = ['pending', 'confirmed', 'unsubscribed'];

function Actions() {
  const translate = useTranslate();
  const attempt = useAttempt();
  async function download() {
    await attempt(async () => {
      const { data } = await callAdmin<{ fileName: string; csv: string }>('/subscribers/export');
      saveCsv(data.fileName, data.csv);
    });
  }
  return (
    <Stack direction="row" sx={{ gap: 1, py: 1 }}>
      <FilterButton disableSaveQuery />
      <Button variant="outlined" onClick={() => void download()}>
        {translate('backoffice_newsletter_export')}
      </Button>
    </Stack>
  );
}

/** Subscribers, newest first. */
export function SubscriberList() {
  const translate = useTranslate();
  const moment = useMoment();
  const choices = useChoices()(subscriberStates, 'backoffice_subscriber_');
  const filters = [
    searchFilter,
    <SelectInput key="state" source="state" label={translate('backoffice_status')} choices={choices} alwaysOn />,
    ...useDateRangeFilters(),
  ];
  return (
    <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} actions={<Actions />} views>
      <RecordTable rowClick={false} bulkActionButtons={false}>
        <TextField source="email" label={translate('ra.auth.username')} />
        <FunctionField<SubscriberView>
          key="lang"
          label={translate('backoffice_language')}
          sortable={false}
          render={({ lang }) => languageNames[lang as Language] ?? lang}
        />
        <FunctionField<SubscriberView>
          label={translate('backoffice_status')}
          sortable={false}
          render={(one) => translate(`backoffice_subscriber_${one.state}`)}
        />
        <FunctionField<SubscriberView> source="createdAt" label={translate('backoffice_moderation_at')} render={(one) => moment(one.createdAt)} />
      </RecordTable>
    </RecordList>
  );
}
