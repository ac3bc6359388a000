/** Of the theme's screen: the ready themes, how well its colours are read, and the theme as a file. */
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { contrastOf, readableOn, readableRatio } from '#kit/pure/colours/contrast.ts';
import { FileButton } from '../components/file-button.tsx';
import { Panel } from '../components/panel.tsx';
import { saveFile } from '../components/save-file.ts';
import { contrastPairs } from './theme-fields.ts';
import { readThemeFile, themeFile, type ThemeChoice } from './theme-file.ts';
import { useMayOpen } from '../components/rights/screen-link.tsx';

type Values = Readonly<Record<string, unknown>>;
const text = (values: Values, name: string) => (typeof values[name] === 'string' ? values[name] : '');

/** Themes to begin with, each with a picture of its colours, corners and fonts. */
export function ReadyThemes({ ready, chosen, onChoose }: { ready: readonly { id: string; theme: Values }[]; chosen: string; onChoose(id: string): void }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('backoffice_theme_ready')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
        {ready.map(({ id, theme }) => (
          <ButtonBase
            key={id}
            aria-pressed={id === chosen}
            onClick={() => id !== chosen && onChoose(id)}
            sx={{
              display: 'block',
              textAlign: 'start',
              borderRadius: 1,
              outline: id === chosen ? 2 : 1,
              outlineStyle: 'solid',
              outlineColor: id === chosen ? 'primary.main' : 'divider',
            }}
          >
            <ThemePicture theme={theme} />
            <Typography variant="body2" sx={{ p: 1 }}>
              {translate(`backoffice_theme_name_${id.replaceAll('-', '_')}`, { _: id })}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Panel>
  );
}

function ThemePicture({ theme }: { theme: Values }) {
  const radius = text(theme, 'borderRadius');
  const primary = text(theme, 'primaryColor');
  return (
    <Box aria-hidden sx={{ p: 1.25, bgcolor: text(theme, 'backgroundColor'), borderRadius: '4px 4px 0 0' }}>
      <Box
        sx={{
          color: text(theme, 'titleColor'),
          fontFamily: text(theme, 'titleFontFamily'),
          fontWeight: text(theme, 'titleFontWeight'),
          fontSize: 22,
          lineHeight: 1.2,
        }}
      >
        Aa
      </Box>
      <Box sx={{ height: 4, my: 0.75, width: '80%', bgcolor: text(theme, 'descColor') }} />
      <Box sx={{ border: '1px solid', borderColor: text(theme, 'borderColor'), borderRadius: radius, height: 20, mb: 0.75 }} />
      <Box sx={{ bgcolor: primary, color: readableOn(primary), borderRadius: radius, height: 18, fontSize: 11, textAlign: 'center', lineHeight: '18px' }}>
        Aa
      </Box>
    </Box>
  );
}

/** Each text with what it stands on, how strong their contrast is, and whether that is enough (WCAG AA). */
export function ContrastList({ values }: { values: Values }) {
  const translate = useTranslate();
  return (
    <Stack component="ul" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {contrastPairs.map(([name, on]) => {
        const ratio = contrastOf(text(values, name), text(values, on));
        if (ratio === null) return null;
        const isEnough = ratio >= readableRatio;
        return (
          <Stack key={name} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Box
              aria-hidden
              sx={{
                width: 30,
                textAlign: 'center',
                borderRadius: 0.5,
                bgcolor: text(values, on),
                color: text(values, name),
                border: 1,
                borderColor: 'divider',
              }}
            >
              Aa
            </Box>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {translate(`backoffice_theme_${name}`)}
            </Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {ratio.toFixed(1)} : 1
            </Typography>
            {isEnough ? (
              <CheckIcon fontSize="small" color="success" titleAccess={translate('backoffice_theme_contrast_fine')} />
            ) : (
              <WarningIcon fontSize="small" color="warning" titleAccess={translate('backoffice_theme_contrast_poor')} />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** The theme as one file, out and in; and where the parts that are no theme are. */
export function ThemeFilePanel({ edited, onRead }: { edited: ThemeChoice; onRead(choice: ThemeChoice): void }) {
  const translate = useTranslate();
  const seesTemplates = useMayOpen('/templates');
  const notify = useNotify();
  const read = async (file: File | undefined) => {
    const choice = file && file.size < 200_000 ? readThemeFile(await file.text()) : null;
    if (choice) onRead(choice);
    notify(choice ? 'backoffice_theme_file_read' : 'backoffice_theme_file_unknown', { type: choice ? 'info' : 'error' });
  };
  return (
    <Panel title={translate('backoffice_theme_file')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={() => saveFile('theme.json', new Blob([themeFile(edited)], { type: 'application/json' }))}>
          {translate('backoffice_theme_file_export')}
        </Button>
        <FileButton label={translate('backoffice_theme_file_import')} accept="application/json,.json" onChosen={([file]) => void read(file)} />
        {seesTemplates && (
          <>
            <Button color="inherit" component={Link} to="/templates/layout-head">
              {translate('backoffice_template_layout_head')}
            </Button>
            <Button color="inherit" component={Link} to="/templates/layout-foot">
              {translate('backoffice_template_layout_foot')}
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}
