import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { FunctionField, SearchInput, useTranslate } from 'react-admin';
import type { TemplateItem } from '#shop/templates/contract.ts';
import { useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { useTemplateTitle } from './template-title.ts';

function State({ item }: { item: TemplateItem }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Chip
        size="small"
        label={translate(`backoffice_templates_${item.state}`)}
        color={item.state === 'published' ? 'success' : 'default'}
        variant="outlined"
      />
      {item.hasDraft && <Chip size="small" label={translate('backoffice_templates_draft')} color="warning" variant="outlined" />}
    </Stack>
  );
}

function Changed({ item }: { item: TemplateItem }) {
  const moment = useMoment();
  return <>{item.updatedAt ? `${moment(item.updatedAt)}${item.author ? ` · ${item.author}` : ''}` : ''}</>;
}

/** Every template: the shop's own, and those that were made for single pages. */
export function TemplateList() {
  const translate = useTranslate();
  const titleOf = useTemplateTitle();
  const search = [<SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_templates_name')} />];
  return (
    <RecordList filters={search} sort={{ field: 'id', order: 'ASC' }} perPage={50}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<TemplateItem> source="id" label={translate('backoffice_templates_name')} render={({ id }) => titleOf(id)} />
        <FunctionField<TemplateItem> label={translate('backoffice_templates_state')} sortable={false} render={(item) => <State item={item} />} />
        <FunctionField<TemplateItem> source="updatedAt" label={translate('backoffice_templates_changed')} render={(item) => <Changed item={item} />} />
      </RecordTable>
    </RecordList>
  );
}
