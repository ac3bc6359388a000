import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { partsOf, placeKey, withoutShop } from './places.ts';

/** What a place is called: "Order number" for `orderNo`. */
export function usePlaceName(): (name: string) => string {
  const translate = useTranslate();
  return (name) => translate(placeKey(name), { _: name });
}

/** A subject as people read it: its places by their names. */
export function SubjectText({ subject }: { subject: string }) {
  const nameOf = usePlaceName();
  return partsOf(withoutShop(subject)).map((part, index) =>
    'text' in part ? (
      <span key={index}>{part.text}</span>
    ) : (
      <Box key={index} component="span" sx={{ px: 0.75, borderRadius: 1, bgcolor: 'action.hover', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {nameOf(part.place)}
      </Box>
    ),
  );
}
