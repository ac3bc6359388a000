/** The look of the back office over Puck's own. */
import type { SxProps, Theme } from '@mui/material/styles';

/** The editor fills the window; its colours are those of the theme, light or dark. */
export const puckLook: SxProps<Theme> = ({ palette, typography, zIndex }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.appBar,
  bgcolor: 'background.default',
  // Puck sizes all boxes by their border; the inputs of the back office know theirs without.
  '& .MuiInputBase-input': { boxSizing: 'content-box' },
  // On a desk Puck's row of panels has no width, but its words are there to be read; and its sign of loading stays when all has loaded.
  // And its bar holds the title in the middle, where what stands beside it broke into three lines on a window of 1280 pixels.
  '@media (min-width: 638px)': { '& nav[class*="_Nav_"]': { display: 'none' }, '& [class*="_PuckHeader-inner_"]': { gridTemplateColumns: 'auto 1fr auto' } },
  '& [class*="_PuckCanvas-loader_"]': { display: 'none' },
  // The words of an entry in a list: the whole line is pressed, as Puck has it.
  '& [class*="_ArrayFieldItem-summary_"] > button': {
    flex: 1,
    p: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'inherit',
  },
  '--puck-font-family': typography.fontFamily,
  '--puck-color-surface': palette.background.paper,
  '--puck-color-surface-muted': palette.background.default,
  '--puck-color-surface-subtle': palette.background.default,
  '--puck-color-border': palette.divider,
  '--puck-color-border-muted': palette.divider,
  '--puck-color-border-hover': palette.text.secondary,
  '--puck-color-text': palette.text.primary,
  '--puck-color-text-secondary': palette.text.secondary,
  '--puck-color-text-muted': palette.text.secondary,
  '--puck-color-text-subtle': palette.text.secondary,
  '--puck-color-interactive': palette.primary.main,
  '--puck-color-interactive-hover': palette.primary.main,
  '--puck-color-interactive-active': palette.primary.main,
  '--puck-color-interactive-subtle': palette.action.selected,
  '--puck-color-interactive-soft': palette.action.selected,
  '--puck-color-interactive-soft-hover': palette.action.hover,
  '--puck-color-interactive-neutral-hover': palette.action.hover,
  '--puck-color-focus-ring': palette.primary.main,
});
