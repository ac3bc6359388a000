import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { MailPreview } from '#shop/messages/contract.ts';
import { Panel } from '../components/panel.tsx';
import { MailFrame } from './mail-frame.tsx';
import type { Preview } from './use-preview.ts';

const widths = { phone: 375, desktop: 720 } as const;
const shapes = ['desktop', 'phone', 'text'] as const;
type Shape = (typeof shapes)[number];
const height = 640;

/** The mail with sample data, as it is read on a desktop, on a phone and as plain text. */
export function PreviewPane({ lang, preview: { mail, problem } }: { lang: string; preview: Preview }) {
  const translate = useTranslate();
  const [shape, setShape] = useState<Shape>('desktop');
  return (
    <Panel title={translate('backoffice_mail_preview')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shape}
        onChange={(_, chosen: Shape | null) => setShape(chosen ?? shape)}
        aria-label={translate('backoffice_mail_preview')}
        sx={{ mb: 1.5 }}
      >
        {shapes.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`backoffice_mail_as_${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {problem !== undefined && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
      {mail ? (
        <MailIn shape={shape} lang={lang} mail={mail} />
      ) : (
        problem === undefined && <Skeleton variant="rounded" height={height} aria-label={translate('ra.page.loading')} />
      )}
    </Panel>
  );
}

function MailIn({ shape, lang, mail: { subject, html, text } }: { shape: Shape; lang: string; mail: MailPreview }) {
  const plain = { m: 0, p: 2, maxHeight: height, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 };
  return (
    <Box lang={lang}>
      <Typography sx={{ fontWeight: 650, mb: 1, overflowWrap: 'anywhere' }}>{subject}</Typography>
      {shape === 'text' ? (
        <Box component="pre" sx={{ ...plain, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ) : (
        <Scaled width={widths[shape]}>
          <MailFrame html={html} title={subject} sx={{ width: widths[shape], height: '100%', display: 'block' }} />
        </Scaled>
      )}
    </Box>
  );
}

/** Something of a width of its own, made smaller where there is less room: a mail looks at its own width, not at that of this panel. */
function Scaled({ width, children }: { width: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>(width);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <Box ref={box} sx={{ overflow: 'hidden', height }}>
      <Box sx={{ width, height: height / scale, transform: `scale(${scale})`, transformOrigin: '0 0', mx: scale < 1 ? 0 : 'auto' }}>{children}</Box>
    </Box>
  );
}
