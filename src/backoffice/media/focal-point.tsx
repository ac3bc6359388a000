import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

type Point = { x: number; y: number };

const middle: Point = { x: 0.5, y: 0.5 };
const step = 0.05;
const moves: Record<string, [number, number]> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** Where a key moves a focal point; null for other keys. */
export function movedBy(key: string, point: Point | null): Point | null {
  const move = moves[key];
  const { x, y } = point ?? middle;
  return move ? { x: within(x + move[0]), y: within(y + move[1]) } : null;
}

/** The focal point of a picture, chosen by click or by arrow keys. */
export function FocalPointInput({ src, value, onChange }: { src: string; value: Point | null; onChange(point: Point | null): void }) {
  const translate = useTranslate();
  const { x, y } = value ?? middle;
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const type = (event: KeyboardEvent) => {
    const next = movedBy(event.key, value);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <Box
        role="application"
        tabIndex={0}
        aria-label={translate('backoffice_media_focal', { x: Math.round(x * 100), y: Math.round(y * 100) })}
        onClick={press}
        onKeyDown={type}
        sx={{ position: 'relative', cursor: 'crosshair', lineHeight: 0, maxWidth: '100%', borderRadius: 1, overflow: 'hidden' }}
      >
        <Box component="img" src={src} alt="" sx={{ display: 'block', maxWidth: '100%', maxHeight: 320 }} />
        <Box
          sx={{
            position: 'absolute',
            left: `${x * 100}%`,
            top: `${y * 100}%`,
            width: 24,
            height: 24,
            translate: '-50% -50%',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 0.6)',
            opacity: value ? 1 : 0.6,
          }}
        />
      </Box>
      <Typography variant="caption" color="text.secondary">
        {translate('backoffice_media_focal_help')}
      </Typography>
      {value && (
        <Button size="small" color="inherit" onClick={() => onChange(null)}>
          {translate('backoffice_media_focal_reset')}
        </Button>
      )}
    </Stack>
  );
}
