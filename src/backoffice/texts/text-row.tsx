import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { StaffText } from '../../shop/texts/contract.ts';
import { SideBySide } from '../components/row-label.tsx';

type TextRowProps = { text: StaffText; lang: string; onEdit?(): void };

/** A text as the shop says it and, where the merchant wrote it, as it came. */
export function TextRow({ text: { id, texts, defaults, edited }, lang, onEdit }: TextRowProps) {
  const translate = useTranslate();
  const isOwn = edited.includes(lang);
  return (
    <Box
      component="li"
      sx={{ py: 1, borderBottom: 1, borderColor: 'divider', display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography lang={lang} sx={{ overflowWrap: 'anywhere' }}>
          {texts[lang]}
        </Typography>
        {isOwn && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('backoffice_texts_original')} <span lang={lang}>{defaults[lang]}</span>
          </Typography>
        )}
        <SideBySide>
          <Typography component="span" variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {id}
          </Typography>
          {isOwn && <Chip size="small" variant="outlined" label={translate('backoffice_texts_own')} />}
        </SideBySide>
      </Box>
      {onEdit && (
        <Button size="small" onClick={onEdit} aria-label={translate('backoffice_texts_edit', { text: texts[lang] })} sx={{ flexShrink: 0 }}>
          {translate('ra.action.edit')}
        </Button>
      )}
    </Box>
  );
}
