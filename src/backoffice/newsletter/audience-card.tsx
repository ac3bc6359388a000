import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, NumberInput, SelectArrayInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { IssueView } from '#shop/newsletter/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { contentLanguages } from '../components/languages.ts';
import { useSettled } from '../components/inputs/use-settled.ts';
import { Panel } from '../components/panel.tsx';
import { useRight } from '../components/use-right.ts';
import { useGroupChoices } from '../customers/customer-list.tsx';
import { ListsInput, ProductsInput } from '../promotions/target-inputs.tsx';
import { segmentOf } from './written-issue.ts';

/** The recipients of the issue, and how many they are. */
export function AudienceCard() {
  const translate = useTranslate();
  const before = useRecordContext<IssueView>()?.segment?.bought;
  const isBought = Boolean(useWatch({ name: 'isBought', defaultValue: Boolean(before) }));
  const segment = useSettled(segmentOf(useWatch({ name: 'segment' }), isBought));
  const { data } = useQuery({
    queryKey: ['newsletter-audience', segment],
    queryFn: async () => (await callAdmin<{ count: number }>('/newsletter-issues/audience', { method: 'POST', body: { segment } })).data,
    placeholderData: (last) => last,
    retry: false,
  });
  const groups = useGroupChoices();
  const canSeeGoods = useRight('read:catalog');
  return (
    <Panel title={translate('backoffice_issue_audience')}>
      <Typography component="output" sx={{ display: 'block', fontWeight: 600, mb: 1.5 }}>
        {data ? translate('backoffice_issue_readers', { smart_count: data.count }) : translate('ra.page.loading')}
      </Typography>
      <SelectArrayInput
        source="segment.languages"
        label={translate('backoffice_issue_languages')}
        choices={contentLanguages.map(({ lang, name }) => ({ id: lang, name }))}
        fullWidth
      />
      {groups.length > 0 && <SelectArrayInput source="segment.groups" label={translate('backoffice_issue_groups')} choices={groups} fullWidth />}
      <BooleanInput source="isBought" label={translate('backoffice_issue_bought')} defaultValue={Boolean(before)} helperText={false} />
      {isBought && (
        <>
          {canSeeGoods && <ProductsInput source="segment.bought.products" />}
          {canSeeGoods && <ListsInput source="segment.bought.categories" kind="categories" />}
          <NumberInput source="segment.bought.days" label={translate('backoffice_issue_bought_days')} min={1} max={3650} step={1} fullWidth />
        </>
      )}
    </Panel>
  );
}
