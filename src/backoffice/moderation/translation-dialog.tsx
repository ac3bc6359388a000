import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { postLimits } from '#shop/discussions/contract.ts';
import { reviewLimits } from '#shop/reviews/contract.ts';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { contentLanguages } from '../components/languages.ts';
import { fieldsFor, type Translation } from './translation.ts';

const mostLetters = { title: reviewLimits.title, text: reviewLimits.text, answer: reviewLimits.answer, post: postLimits.text } as const;

type Props = { id: string; lang: string; translation: Translation; resource: string; onClose(): void };

/** Asks for what somebody wrote, with the shop's answers, in another language; what has been translated shows what it says now. */
export function TranslationDialog({ id, lang: own, translation, resource, onClose }: Props) {
  const translate = useTranslate();
  const languages = contentLanguages.filter(({ lang }) => lang !== own);
  const [lang, setLang] = useState(languages[0]!.lang);

  async function send(fields: FormData) {
    await runAction(resource, { id, action: 'translate', body: translation.toBody(lang, (name) => textOf(fields, name)) });
  }

  return (
    <FormDialog
      title={translate('backoffice_moderation_do_translate')}
      submit={translate('ra.action.save')}
      done="backoffice_moderation_did"
      onClose={onClose}
      onSend={send}
    >
      <TextField
        select
        name="lang"
        label={translate('backoffice_language')}
        value={lang}
        onChange={(event) => setLang(event.target.value as typeof lang)}
        fullWidth
      >
        {languages.map((one) => (
          <MenuItem key={one.lang} value={one.lang} lang={one.lang}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      {fieldsFor(translation, lang).map((field) => (
        // One for each language, so that it starts from the text of that language.
        <TextField
          key={`${lang} ${field.name}`}
          name={field.name}
          label={translate(field.label)}
          helperText={field.original}
          defaultValue={translation.texts[lang]?.[field.name] ?? ''}
          multiline={field.name !== 'title'}
          minRows={field.name === 'text' ? 3 : 2}
          fullWidth
          slotProps={{ htmlInput: { lang, maxLength: mostLetters[field.kind] }, formHelperText: { lang: field.lang, sx: { whiteSpace: 'pre-line' } } }}
        />
      ))}
      <Typography variant="body2" color="text.secondary">
        {translate('backoffice_moderation_translate_help')}
      </Typography>
    </FormDialog>
  );
}
