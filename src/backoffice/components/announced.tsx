import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Says to screen readers what has just happened where it is only seen, such as a row that moved. */
export function Announced({ text }: { text: string }) {
  return (
    <Box component="output" sx={visuallyHidden}>
      {text}
    </Box>
  );
}
