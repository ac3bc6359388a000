import type { StaffPromotion } from '#shop/promotions/contract.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, FunctionField, List, SearchInput, SelectInput, SimpleList, useTranslate } from 'react-admin';
import { listOnly } from '../look/list-only.ts';
import { useMoment } from '../look/money.tsx';
import { titleOf } from './promotion-title.ts';

type RowProps = { promotion: StaffPromotion };

function StateChip({ promotion }: RowProps) {
  const translate = useTranslate();
  const state = promotion.running ? 'running' : promotion.active ? 'waiting' : 'off';
  return <Chip size="small" variant="outlined" color={promotion.running ? 'success' : 'default'} label={translate(`backoffice_promotion_${state}`)} />;
}

/** "1 May – 31 May", with a dash where an end is open. */
function Window({ promotion: { startsAt, endsAt } }: RowProps) {
  const translate = useTranslate();
  const moment = useMoment();
  if (startsAt === null && endsAt === null) return <>{translate('backoffice_promotion_always')}</>;
  return <>{`${startsAt === null ? '' : moment(startsAt)} – ${endsAt === null ? '' : moment(endsAt)}`.trim()}</>;
}

const uses = ({ usedCount, totalLimit }: StaffPromotion) => (totalLimit === null ? String(usedCount) : `${usedCount} / ${totalLimit}`);

function useFilters() {
  const translate = useTranslate();
  const choices = [
    { id: true, name: translate('ra.boolean.true') },
    { id: false, name: translate('ra.boolean.false') },
  ];
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="active" source="active" label={translate('backoffice_promotion_active')} choices={choices} alwaysOn />,
  ];
}

/** The list of promotions, or of coupons. */
export function PromotionList() {
  const translate = useTranslate();
  const narrow = useMediaQuery('(max-width: 720px)');
  return (
    <List filters={useFilters()} sort={{ field: 'priority', order: 'ASC' }} perPage={25} exporter={false} queryOptions={listOnly} empty={false}>
      {narrow ? (
        <SimpleList<StaffPromotion>
          primaryText={(promotion) => titleOf(promotion)}
          secondaryText={(promotion) => (
            <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              {promotion.code ?? translate(`backoffice_promotion_kind_${promotion.rule.kind}`)}
              <StateChip promotion={promotion} />
            </Box>
          )}
          rowClick="edit"
        />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <FunctionField<StaffPromotion>
            label={translate('backoffice_title')}
            render={(promotion) => (
              <>
                <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
                  {titleOf(promotion)}
                </Typography>
                <Typography component="span" variant="caption" color="text.secondary">
                  {promotion.code ?? promotion.slug}
                </Typography>
              </>
            )}
          />
          <FunctionField<StaffPromotion>
            label={translate('backoffice_promotion_kind')}
            render={({ rule }) => translate(`backoffice_promotion_kind_${rule.kind}`)}
          />
          <FunctionField<StaffPromotion> label={translate('backoffice_status')} render={(promotion) => <StateChip promotion={promotion} />} />
          <FunctionField<StaffPromotion>
            source="startsAt"
            label={translate('backoffice_promotion_window')}
            render={(promotion) => <Window promotion={promotion} />}
          />
          <FunctionField<StaffPromotion> source="usedCount" label={translate('backoffice_promotion_used')} render={uses} />
        </Datagrid>
      )}
    </List>
  );
}
