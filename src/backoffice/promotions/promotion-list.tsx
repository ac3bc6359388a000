import type { StaffPromotion } from '#shop/promotions/contract.ts';
import Chip from '@mui/material/Chip';
import { FunctionField, SelectInput, SimpleList, useListContext, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { SideBySide, TitleCell } from '../components/row-label.tsx';
import { titleOf } from './promotion-title.ts';
import { RecordTable } from '../components/record-table.tsx';
import { useSummary } from './use-summary.ts';

type RowProps = { promotion: StaffPromotion };

function ContributionStatusChip({ promotion }: RowProps) {
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
  return [searchFilter, <SelectInput key="active" source="active" label={translate('backoffice_promotion_active')} choices={choices} alwaysOn />];
}

/** What it takes, in a sentence; the names for all rows come in one query a kind. */
function Summary({ promotion }: RowProps) {
  const { data } = useListContext<StaffPromotion>();
  const { code: _code, startsAt: _from, endsAt: _to, ...what } = promotion;
  return <>{useSummary(data ?? [promotion])(what)}</>;
}

/** The list of promotions, or of coupons. */
export function PromotionList() {
  const translate = useTranslate();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'priority', order: 'ASC' }}
      views
      narrow={
        <SimpleList<StaffPromotion>
          primaryText={(promotion) => titleOf(promotion)}
          secondaryText={(promotion) => (
            <SideBySide>
              <Summary promotion={promotion} />
              <ContributionStatusChip promotion={promotion} />
            </SideBySide>
          )}
          rowClick="edit"
        />
      }
    >
      <RecordTable spare={['startsAt']} rowClick="edit" bulkActionButtons={false}>
        <FunctionField<StaffPromotion>
          label={translate('backoffice_title')}
          render={(promotion) => <TitleCell title={titleOf(promotion)} below={promotion.code ?? ''} />}
        />
        <FunctionField<StaffPromotion>
          key="summary"
          label={translate('backoffice_promotion_summary')}
          render={(promotion) => <Summary promotion={promotion} />}
        />
        <FunctionField<StaffPromotion>
          key="state"
          label={translate('backoffice_status')}
          render={(promotion) => <ContributionStatusChip promotion={promotion} />}
        />
        <FunctionField<StaffPromotion>
          source="startsAt"
          label={translate('backoffice_promotion_window')}
          render={(promotion) => <Window promotion={promotion} />}
        />
        <FunctionField<StaffPromotion> source="usedCount" label={translate('backoffice_promotion_used')} render={uses} />
      </RecordTable>
    </RecordList>
  );
}
