import Button from '@mui/material/Button';
import { TopToolbar, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import type { StaffPromotion } from '#shop/promotions/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { useLater } from '../components/lists/undo.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';
import { titleOf } from './promotion-title.ts';

/** Copying a promotion, and taking it away. */
export function PromotionActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const attempt = useAttempt();
  const promotion = useRecordContext<RaRecord & { _etag?: string }>();
  const resource = useResourceContext() ?? 'promotions';
  const canWrite = useRight('write:marketing');
  const later = useLater();
  if (!promotion || !canWrite) return <TopToolbar />;
  const duplicate = () =>
    attempt(async () => {
      const copy = await runAction(resource, { id: promotion.id, action: 'duplicate' });
      notify('backoffice_promotion_duplicated', { type: 'success' });
      redirect('edit', resource, copy.id);
    });
  const remove = () => {
    let ended = false;
    later(translate('backoffice_undo_removed', { title: titleOf(promotion as unknown as StaffPromotion) }), {
      gone: { resource, id: String(promotion.id) },
      send: async () => {
        ended = (await callAdmin<{ ended: boolean }>(`/${resource}/${promotion.id}`, { method: 'DELETE', ifMatch: promotion._etag, keepalive: true })).data
          .ended;
      },
      // One that orders name stays in the list.
      done: () => ended && notify('backoffice_promotion_ended', { type: 'info' }),
    });
    redirect('list', resource);
  };
  return (
    <TopToolbar>
      <Button size="small" onClick={() => void duplicate()}>
        {translate('backoffice_promotion_duplicate')}
      </Button>
      <Button size="small" color="error" onClick={remove}>
        {translate('backoffice_promotion_delete')}
      </Button>
    </TopToolbar>
  );
}
