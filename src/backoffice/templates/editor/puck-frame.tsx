import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { mendPuck } from './mend-puck.ts';
import { puckLook } from './puck-look.ts';

/** Where Puck stands: it fills the window, looks as the back office does, and says what its controls are. */
export function PuckFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      place.current
        ? mendPuck(place.current, { zoom: translate('backoffice_templates_zoom'), addEntry: translate('backoffice_puck_plugin_blocks') })
        : undefined,
    [translate],
  );
  return (
    <Box ref={place} sx={puckLook}>
      {children}
    </Box>
  );
}
