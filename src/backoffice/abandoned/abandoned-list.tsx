import { useDateRangeFilters } from '../components/lists/date-range-filter.tsx';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FilterButton, FunctionField, SelectInput, SimpleList, useNotify, useTranslate } from 'react-admin';
import type { AbandonedCheckout } from '#shop/checkout/contract.ts';
import { runAction } from '../api/data-provider.ts';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useLater } from '../components/lists/undo.tsx';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SideBySide, TitleCell } from '../components/row-label.tsx';
import { useRight } from '../components/use-right.ts';
import { AbandonedFigures } from './abandoned-figures.tsx';
import { RecoverySettings } from './recovery-settings.tsx';
import { ScreenLink } from '../components/rights/screen-link.tsx';

// As the contract has them; the contract itself would bring its messages along.
const states: readonly AbandonedCheckout['state'][] = ['left', 'mailed', 'recovered'];
type RowProps = { checkout: AbandonedCheckout };

function StateChip({ checkout: { state, mayBeMailed } }: RowProps) {
  const translate = useTranslate();
  const words = state === 'left' && !mayBeMailed ? 'backoffice_abandoned_no_consent' : `backoffice_abandoned_${state}`;
  return <Chip size="small" variant="outlined" color={state === 'recovered' ? 'success' : 'default'} label={translate(words)} />;
}

const goodsOf = ({ lines }: AbandonedCheckout) => lines.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title)).join(', ');

/** Mails about it now, where that may be; or leads to the order that came of it. */
function Act({ checkout }: RowProps) {
  const translate = useTranslate();
  const later = useLater();
  const notify = useNotify();
  const canWrite = useRight('write:marketing');
  if (checkout.orderNo)
    return (
      <ScreenLink to={`/orders/${encodeURIComponent(checkout.orderNo)}/show`}>
        {translate('backoffice_abandoned_order', { number: checkout.orderNo })}
      </ScreenLink>
    );
  if (!canWrite || checkout.state !== 'left' || !checkout.mayBeMailed) return null;
  const mail = () =>
    later(translate('backoffice_mail_waits', { to: checkout.email }), {
      lists: 'abandoned-checkouts',
      send: async () => void (await runAction('abandoned-checkouts', { id: checkout.id, action: 'mail' })),
      done: () => notify('backoffice_abandoned_mail_queued', { type: 'success' }),
    });
  return (
    <Button size="small" onClick={mail}>
      {translate('backoffice_abandoned_mail')}
    </Button>
  );
}

function Person({ checkout: { email, customer } }: RowProps) {
  if (!customer) return <TitleCell title={email} below="" />;
  return (
    <ScreenLink to={`/customers/${customer.id}/show`} underline="hover" color="inherit">
      <TitleCell title={customer.name} below={email} />
    </ScreenLink>
  );
}

/** `filters`: there are checkouts to narrow; without any, there is no list whose filters could be added. */
function Actions({ filters }: { filters: boolean }) {
  const translate = useTranslate();
  const canSet = useRight('read:settings');
  const [setting, setSetting] = useState(false);
  return (
    <Stack direction="row" sx={{ py: 1, gap: 1 }}>
      {filters && <FilterButton disableSaveQuery />}
      {canSet && (
        <Button variant="outlined" onClick={() => setSetting(true)} sx={{ whiteSpace: 'nowrap' }}>
          {translate('backoffice_abandoned_settings')}
        </Button>
      )}
      {setting && <RecoverySettings onClose={() => setSetting(false)} />}
    </Stack>
  );
}

function Nothing() {
  return (
    <>
      <Actions filters={false} />
      <Alert severity="info">{useTranslate()('backoffice_abandoned_none')}</Alert>
    </>
  );
}

/** Checkouts that were left, newest first, under what came of them lately. */
export function AbandonedList() {
  const translate = useTranslate();
  const moment = useMoment();
  const choices = useChoices()(states, 'backoffice_abandoned_');
  const filters = [
    searchFilter,
    <SelectInput key="state" source="state" label={translate('backoffice_status')} choices={choices} alwaysOn />,
    ...useDateRangeFilters(),
  ];
  return (
    <>
      <AbandonedFigures />
      <RecordList
        filters={filters}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        actions={<Actions filters />}
        views
        empty={<Nothing />}
        narrow={
          <SimpleList<AbandonedCheckout>
            primaryText={(checkout) => checkout.customer?.name ?? checkout.email}
            secondaryText={(checkout) => (
              <SideBySide>
                {goodsOf(checkout)}
                <StateChip checkout={checkout} />
                <Act checkout={checkout} />
              </SideBySide>
            )}
            tertiaryText={(checkout) => <MoneyText money={checkout.subtotal} />}
            rowClick={false}
          />
        }
      >
        <RecordTable spare={['goods']} rowClick={false} bulkActionButtons={false}>
          <FunctionField<AbandonedCheckout> label={translate('backoffice_person')} render={(checkout) => <Person checkout={checkout} />} />
          <FunctionField<AbandonedCheckout> key="goods" label={translate('backoffice_abandoned_goods')} render={goodsOf} />
          <FunctionField<AbandonedCheckout>
            key="sum"
            label={translate('backoffice_abandoned_sum')}
            textAlign="right"
            render={({ subtotal }) => <MoneyText money={subtotal} />}
          />
          <FunctionField<AbandonedCheckout> source="updatedAt" label={translate('backoffice_abandoned_when')} render={({ updatedAt }) => moment(updatedAt)} />
          <FunctionField<AbandonedCheckout> key="state" label={translate('backoffice_status')} render={(checkout) => <StateChip checkout={checkout} />} />
          <FunctionField<AbandonedCheckout> label="" render={(checkout) => <Act checkout={checkout} />} />
        </RecordTable>
      </RecordList>
    </>
  );
}
