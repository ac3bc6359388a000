import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { MenuEntry } from '../../shop/settings/contract.ts';
import { shopLanguages } from '../components/languages.ts';
import { PictureInput } from '../components/inputs/picture-input.tsx';
import { TargetInput } from './target-input.tsx';
import type { EditedEntry } from './use-menu.ts';

const types: readonly MenuEntry['type'][] = ['category', 'collection', 'product', 'page', 'custom', 'url'];

type EntryFormProps = {
  entry: EditedEntry;
  at: string;
  /** Only the panel of an entry of the first level shows one. */
  withPicture: boolean;
  errors: Readonly<Record<string, string>>;
  onChange(changed: Partial<EditedEntry>): void;
};

/** What an entry is called in each language, and where it leads. */
export function EntryForm({ entry, at, withPicture, errors, onChange }: EntryFormProps) {
  const translate = useTranslate();
  const error = (field: string) => ({ error: `${at}.${field}` in errors, helperText: errors[`${at}.${field}`] });
  return (
    <Stack sx={{ gap: 1.5 }}>
      {shopLanguages.map(({ lang, name }) => (
        <TextField
          key={lang}
          size="small"
          label={`${translate('backoffice_menus_title')} · ${name}`}
          value={entry.texts[lang]?.['title'] ?? ''}
          onChange={({ target }) => onChange({ texts: { ...entry.texts, [lang]: { ...entry.texts[lang], title: target.value } } })}
          {...(lang === 'en' ? error('texts') : {})}
        />
      ))}
      <TextField
        select
        size="small"
        label={translate('backoffice_menus_type')}
        value={entry.type}
        onChange={({ target }) => onChange({ type: target.value as MenuEntry['type'], target: undefined })}
      >
        {types.map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`backoffice_menus_type_${type}`)}
          </MenuItem>
        ))}
      </TextField>
      {entry.type === 'url' ? (
        <TextField
          size="small"
          label={translate('backoffice_menus_url')}
          value={entry.url ?? ''}
          onChange={({ target }) => onChange({ url: target.value })}
          error={`${at}.url` in errors}
          helperText={errors[`${at}.url`] ?? translate('backoffice_menus_url_hint')}
        />
      ) : (
        <TargetInput key={entry.type} type={entry.type} value={entry.target ?? ''} onChange={(target) => onChange({ target })} {...error('target')} />
      )}
      {withPicture && <PictureInput label={translate('backoffice_menus_picture')} value={entry.image ?? ''} onChange={(image) => onChange({ image })} />}
    </Stack>
  );
}
