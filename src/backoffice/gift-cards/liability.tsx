import type { GiftCardLiability } from '#shop/gift-cards/contract.ts';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { MoneyText } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';

/** What the shop owes to the holders of gift cards, by currency: now, or at the end of a day (UTC). */
export function Liability() {
  const translate = useTranslate();
  const [day, setDay] = useState('');
  const { data, isError } = useQuery({
    queryKey: ['gift-card-liability', day],
    queryFn: async () => (await callAdmin<GiftCardLiability>(`/reports/gift-cards${day ? `?at=${day}T23:59:59.999Z` : ''}`)).data,
  });
  return (
    <Panel title={translate('backoffice_gift_card_liability')}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_gift_card_liability_about')}
        </Typography>
        <TextField
          type="date"
          size="small"
          fullWidth={false}
          label={translate('backoffice_gift_card_liability_day')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ alignSelf: 'flex-start' }}
        />
        {isError && <Typography color="error">{translate('ra.page.error')}</Typography>}
        {data?.items.length === 0 && <Typography>{translate('backoffice_gift_card_liability_none')}</Typography>}
        {data && data.items.length > 0 && <Sums items={data.items} />}
      </Stack>
    </Panel>
  );
}

function Sums({ items }: Pick<GiftCardLiability, 'items'>) {
  const translate = useTranslate();
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('backoffice_gift_card_currency')}</TableCell>
            <TableCell align="right">{translate('backoffice_gift_cards')}</TableCell>
            <TableCell align="right">{translate('backoffice_gift_card_balance')}</TableCell>
            <TableCell align="right">{translate('backoffice_gift_card_expired')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ currency, cards, balance, expired }) => (
            <TableRow key={currency}>
              <TableCell>{currency}</TableCell>
              <TableCell align="right">{cards}</TableCell>
              <TableCell align="right">
                <MoneyText money={balance} />
              </TableCell>
              <TableCell align="right">
                <MoneyText money={expired} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
