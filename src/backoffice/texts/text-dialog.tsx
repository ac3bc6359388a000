import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate, type HttpError } from 'react-admin';
import type { StaffText } from '../../shop/texts/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { shopLanguages } from '../components/languages.ts';

// As the server takes them (src/shop/texts/contract.ts).
const longest = 1_000;

type TextDialogProps = { id: string; lang: string; onClose(): void };

/** Writes a text in the shop's languages, the one that is shown first; each can get back what came with the shop. */
export function TextDialog({ id, lang, onClose }: TextDialogProps) {
  const path = `/texts/${encodeURIComponent(id)}`;
  // What is written must not give way to what is read again meanwhile.
  const { data } = useQuery({ queryKey: ['text', id], queryFn: () => callAdmin<StaffText>(path), gcTime: 0, refetchOnWindowFocus: false });
  return data ? <Fields path={path} text={data.data} etag={data.etag} lang={lang} onClose={onClose} /> : null;
}

type FieldsProps = { path: string; text: StaffText; etag: string | null; lang: string; onClose(): void };

function Fields({ path, text: { texts, defaults }, etag, lang, onClose }: FieldsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [written, setWritten] = useState(texts);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const languages = shopLanguages.toSorted((one, other) => Number(other.lang === lang) - Number(one.lang === lang));
  const isEmpty = languages.some((one) => written[one.lang]!.trim() === '');
  const send = async () => {
    const changed = Object.fromEntries(Object.entries(written).filter(([one, words]) => words !== texts[one]));
    setErrors({});
    await callAdmin(path, { method: 'PUT', body: { texts: changed }, ifMatch: etag ?? '*' }).catch((error: HttpError) => {
      setErrors((error.body as { errors?: Record<string, string> } | undefined)?.errors ?? {});
      throw error;
    });
    notify('backoffice_texts_saved', { type: 'success' });
    await client.invalidateQueries({ queryKey: ['texts'] });
    onClose();
  };
  return (
    <FormDialog
      title={translate('backoffice_texts_dialog')}
      submit={translate('ra.action.save')}
      maxWidth="md"
      disabled={isEmpty || JSON.stringify(written) === JSON.stringify(texts)}
      onClose={onClose}
      onSend={send}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_texts_places')}
      </Typography>
      {languages.map(({ lang: one, name }) => (
        <LanguageField
          key={one}
          lang={one}
          name={name}
          words={written[one]!}
          original={defaults[one]!}
          error={errors[`texts.${one}`]}
          onChange={(words) => setWritten({ ...written, [one]: words })}
        />
      ))}
    </FormDialog>
  );
}

type LanguageFieldProps = { lang: string; name: string; words: string; original: string; error: string | undefined; onChange(words: string): void };

/** The text in one language, with what came with the shop where that is another. */
function LanguageField({ lang, name, words, original, error, onChange }: LanguageFieldProps) {
  const translate = useTranslate();
  return (
    <Box>
      <TextField
        label={name}
        value={words}
        onChange={({ target }) => onChange(target.value.replaceAll(/[\r\n]+/g, ' '))}
        multiline
        fullWidth
        error={error !== undefined}
        helperText={error}
        slotProps={{ htmlInput: { lang, maxLength: longest } }}
      />
      {words !== original && (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {translate('backoffice_texts_original')} <span lang={lang}>{original}</span>
          </Typography>
          <Button
            size="small"
            startIcon={<RestoreIcon />}
            onClick={() => onChange(original)}
            aria-label={translate('backoffice_texts_reset', { language: name })}
          >
            {translate('backoffice_mail_restore')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
