/** A picture of a record (`image`, unless said otherwise): chosen in the library or uploaded, or none. */
import { useInput, useTranslate } from 'react-admin';
import { PictureInput } from './picture-input.tsx';

/** A picture of the record, or none. */
export function RecordPictureInput({ source = 'image', label }: { source?: string; label?: string }) {
  const translate = useTranslate();
  const { field } = useInput({ source });
  const image = field.value as { id: string } | string | null | undefined;
  const id = typeof image === 'string' ? image : (image?.id ?? '');
  return <PictureInput label={label ?? translate('backoffice_picture')} value={id} onChange={(chosen) => field.onChange(chosen ?? null)} />;
}
