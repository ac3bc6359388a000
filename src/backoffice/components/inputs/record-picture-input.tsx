/** The one picture of a record (`image`): chosen in the library or uploaded, or none. */
import { useInput, useTranslate } from 'react-admin';
import { PictureInput } from './picture-input.tsx';

/** A picture of the record, or none. */
export function RecordPictureInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'image' });
  const image = field.value as { id: string } | string | null | undefined;
  const id = typeof image === 'string' ? image : (image?.id ?? '');
  return <PictureInput label={translate('backoffice_picture')} value={id} onChange={(chosen) => field.onChange(chosen ?? null)} />;
}
