import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, TopToolbar, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';

/** Copying a promotion, and taking it away. */
export function PromotionActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const attempt = useAttempt();
  const promotion = useRecordContext<RaRecord & { _etag?: string }>();
  const resource = useResourceContext() ?? 'promotions';
  const canWrite = useRight('write:marketing');
  const [asking, setAsking] = useState(false);
  if (!promotion || !canWrite) return <TopToolbar />;
  const duplicate = () =>
    attempt(async () => {
      const copy = await runAction(resource, { id: promotion.id, action: 'duplicate' });
      notify('backoffice_promotion_duplicated', { type: 'success' });
      redirect('edit', resource, copy.id);
    });
  const remove = async () => {
    setAsking(false);
    await attempt(async () => {
      const { data } = await callAdmin<{ ended: boolean }>(`/${resource}/${promotion.id}`, { method: 'DELETE', ifMatch: promotion._etag });
      notify(data.ended ? 'backoffice_promotion_ended' : 'backoffice_promotion_deleted', { type: 'success' });
      redirect('list', resource);
    });
  };
  return (
    <TopToolbar>
      <Button size="small" onClick={() => void duplicate()}>
        {translate('backoffice_promotion_duplicate')}
      </Button>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {translate('backoffice_promotion_delete')}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate('backoffice_promotion_delete')}
        content={translate('backoffice_promotion_delete_ask')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </TopToolbar>
  );
}
