import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { reviewLimits, type ReviewTexts } from '#shop/reviews/contract.ts';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { contentLanguages } from '../components/languages.ts';
import type { Contribution } from './contribution.ts';

type Props = { contribution: Contribution; resource: string; onClose(): void };

/** Asks for a review's words in another language; one that has been translated shows what it says now. */
export function TranslationDialog({ contribution: { id, lang: own, translations = {} }, resource, onClose }: Props) {
  const translate = useTranslate();
  const languages = contentLanguages.filter(({ lang }) => lang !== own);
  const [lang, setLang] = useState(languages[0]!.lang);

  async function send(fields: FormData) {
    const [title, text, answer] = [textOf(fields, 'title'), textOf(fields, 'text'), textOf(fields, 'answer')];
    await runAction(resource, { id, action: 'translate', body: { lang, title, text, answer } });
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
      <Words key={lang} lang={lang} texts={translations[lang]} />
    </FormDialog>
  );
}

/** Drawn anew for each language, so that its fields start from the texts of that language. */
function Words({ lang, texts }: { lang: string; texts: ReviewTexts | undefined }) {
  const translate = useTranslate();
  const field = (name: keyof ReviewTexts, maxLength: number) => ({
    name,
    defaultValue: texts?.[name] ?? '',
    fullWidth: true,
    slotProps: { htmlInput: { lang, maxLength } },
  });
  return (
    <>
      <TextField label={translate('backoffice_moderation_headline')} {...field('title', reviewLimits.title)} />
      <TextField
        label={translate('backoffice_moderation_text')}
        helperText={translate('backoffice_moderation_translate_help')}
        multiline
        minRows={3}
        {...field('text', reviewLimits.text)}
      />
      <TextField label={translate('backoffice_moderation_answer')} multiline minRows={2} {...field('answer', reviewLimits.answer)} />
    </>
  );
}
