import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { TopToolbar, useNotify, useRecordContext, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { StaffProduct } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { pathIn } from '../api/routes.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useUndo } from '../components/lists/undo.tsx';
import { ShopLink } from '../components/shop-link.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';
import { useRoutes } from '../components/use-routes.ts';

type Tagged = StaffProduct & { _etag?: string };

/** What can be done with a product besides changing it. */
export function ProductActions() {
  const translate = useTranslate();
  const product = useRecordContext<Tagged>();
  const routes = useRoutes();
  const attempt = useAttempt();
  const notify = useNotify();
  const redirect = useRedirect();
  const [canWrite, canPrice] = [useRight('write:catalog'), useRight('write:prices')];
  const [archiving, setArchiving] = useState(false);
  if (!product) return <TopToolbar />;
  const duplicate = () =>
    attempt(async () => {
      const copy = await runAction('products', { id: product.id, action: 'duplicate' });
      notify('backoffice_product_duplicated', { type: 'success' });
      redirect('edit', 'products', copy.id);
    });
  return (
    <TopToolbar>
      {product.published && routes && <ShopLink path={pathIn(routes.details.product, product.slug)} />}
      {canWrite && canPrice && (
        <Button size="small" onClick={() => void duplicate()}>
          {translate('backoffice_product_duplicate')}
        </Button>
      )}
      {canWrite && product.archivedAt === null && (
        <Button size="small" onClick={() => setArchiving(true)}>
          {translate('backoffice_product_archive')}
        </Button>
      )}
      {archiving && <ArchiveDialog product={product} onClose={() => setArchiving(false)} />}
    </TopToolbar>
  );
}

function ArchiveDialog({ product, onClose }: { product: Tagged; onClose(): void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const offerUndo = useUndo();
  const archive = async (fields: FormData) => {
    const to = textOf(fields, 'redirect');
    await callAdmin(`/products/${product.id}${to ? `?redirect=${encodeURIComponent(to)}` : ''}`, { method: 'DELETE', ifMatch: product._etag });
    onClose();
    refresh();
    offerUndo(translate('backoffice_product_archived'), async () => {
      await runAction('products', { id: product.id, action: 'restore' });
      refresh();
    });
  };
  return (
    <FormDialog title={translate('backoffice_product_archive_title')} submit={translate('backoffice_product_archive')} onClose={onClose} onSend={archive}>
      {translate('backoffice_product_archive_hint')}
      <TextField name="redirect" label={translate('backoffice_product_archive_redirect')} helperText={translate('backoffice_product_archive_redirect_hint')} />
    </FormDialog>
  );
}

/** Says of an archived product that it is one, and takes it back. */
export function ArchivedNotice() {
  const translate = useTranslate();
  const product = useRecordContext<StaffProduct>();
  const attempt = useAttempt();
  const refresh = useRefresh();
  if (!product?.archivedAt) return null;
  const restore = () =>
    attempt(async () => {
      await runAction('products', { id: product.id, action: 'restore' });
      refresh();
    });
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void restore()}>
          {translate('backoffice_product_restore')}
        </Button>
      }
    >
      {translate('backoffice_product_is_archived')}
    </Alert>
  );
}
