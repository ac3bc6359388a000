import Box from '@mui/material/Box';

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Says to screen readers what has just happened where it is only seen, such as a row that moved. */
export function Announced({ text }: { text: string }) {
  return (
    <Box component="output" sx={unseen}>
      {text}
    </Box>
  );
}
