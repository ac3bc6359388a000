/** Words at length: as they will look, or as HTML. The editor itself comes when a form shows it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';

const RichText = lazy(() => import('./rich-text.tsx'));

/** An input of a form for rich text, kept as HTML. The server takes out what could do harm. */
export function RichTextInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  const id = useId();
  const [asHtml, setAsHtml] = useState(false);
  const { field, fieldState } = useController({ name: source, defaultValue: '' });
  const value = (field.value as string | undefined) ?? '';
  const error = fieldState.error?.message;
  return (
    <Box sx={{ width: '100%', mt: 1, mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={`${id}-label`} component="span" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Button size="small" color="inherit" onClick={() => setAsHtml(!asHtml)}>
          {translate(asHtml ? 'backoffice_rich_text_as_text' : 'backoffice_rich_text_as_html')}
        </Button>
      </Box>
      {asHtml ? (
        <TextField
          value={value}
          onChange={({ target }) => field.onChange(target.value)}
          multiline
          minRows={8}
          maxRows={24}
          error={error !== undefined}
          helperText={error}
          slotProps={{ htmlInput: { 'aria-labelledby': `${id}-label`, spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
      ) : (
        <Suspense fallback={<Box sx={{ minHeight: 200, border: 1, borderColor: 'divider', borderRadius: 1 }} />}>
          <RichText labelId={`${id}-label`} value={value} onChange={field.onChange} />
        </Suspense>
      )}
    </Box>
  );
}
