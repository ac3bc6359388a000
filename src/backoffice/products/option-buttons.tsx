import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { mostVariants } from './variants-of.ts';

type VariantsProps = {
  /** Variants that the choices allow and that are not there yet. */
  missing: number;
  /** Variants that the choices come to. */
  count: number;
  onMake(): void;
};

type OptionButtonsProps = VariantsProps & { ref: Ref<HTMLButtonElement>; isFull: boolean; onAdd(): void };

/** Below the options: the button that adds one, to which `ref` leads, and the one that makes their variants. */
export function OptionButtons({ ref, isFull, onAdd, ...variants }: OptionButtonsProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <Button ref={ref} variant="outlined" size="small" onClick={onAdd} disabled={isFull}>
        {translate('backoffice_product_option_add')}
      </Button>
      <MakeVariants {...variants} />
    </Stack>
  );
}

/** Makes the variants that are missing, or says that the choices come to too many. */
function MakeVariants({ missing, count, onMake }: VariantsProps) {
  const translate = useTranslate();
  if (count > mostVariants)
    return (
      <Typography component="output" variant="body2" color="error" sx={{ alignSelf: 'center' }}>
        {translate('backoffice_product_too_many_variants', { count, most: mostVariants })}
      </Typography>
    );
  if (missing === 0) return null;
  return (
    <Button variant="contained" size="small" onClick={onMake}>
      {translate('backoffice_product_make_variants', { count: missing })}
    </Button>
  );
}
