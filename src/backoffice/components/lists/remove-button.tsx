import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useCanAccess, useGetRecordRepresentation, useRecordContext, useRedirect, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { removeRecord } from '../../api/data-provider.ts';
import { useLater } from './undo.tsx';

/** Removes the record of a form and leads back to its list; it can be taken back there for some seconds. */
export function RemoveButton() {
  const translate = useTranslate();
  const later = useLater();
  const redirect = useRedirect();
  const record = useRecordContext<RaRecord & { _etag?: string }>();
  const resource = useResourceContext() ?? '';
  const titleOf = useGetRecordRepresentation(resource);
  const form = useFormContext();
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  if (!record || !canAccess) return null;
  const remove = () => {
    // What was typed goes with it: leaving the form asks nothing.
    form.reset();
    later(translate('backoffice_undo_removed', { title: titleOf(record) }), {
      gone: { resource, id: String(record.id) },
      send: () => removeRecord(resource, record),
    });
    redirect('list', resource);
  };
  return (
    <Button color="error" size="small" startIcon={<DeleteIcon />} onClick={remove} sx={{ ml: 'auto' }}>
      {translate('ra.action.delete')}
    </Button>
  );
}
