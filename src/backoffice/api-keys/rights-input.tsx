import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { required, useInput, useTranslate, ValidationError } from 'react-admin';
import { levelIn, rightAreas, rightLevels, furthestScopes, withLevel, type RightLevel } from './rights.ts';

/** "Change orders and refunds · See reports". */
export function useRightsText(): (scopes: readonly string[]) => string {
  const translate = useTranslate();
  const textOf = (scope: string) => {
    const [access, area] = scope.split(':');
    return translate(`backoffice_scope_${access}`, { area: translate(`backoffice_scope_area_${area}`) });
  };
  return (scopes) => furthestScopes(scopes).map(textOf).join(' · ');
}

const needed = required();

/** What a program may do, area by area; something it must be. */
export function RightsInput() {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useInput<{ scopes: string[] }>({ source: 'scopes', validate: needed, defaultValue: [] });
  const scopes = (field.value ?? []) as string[];
  const problem = fieldState.error?.message;
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 2, p: 0, border: 0, width: '100%' }} aria-describedby={id}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {translate('backoffice_key_scopes')} *
      </Typography>
      <FormHelperText id={id} error={problem !== undefined} {...(problem === undefined ? {} : { role: 'alert' })} sx={{ mx: 0, mb: 0.5 }}>
        {problem === undefined ? translate('backoffice_key_scopes_hint') : <ValidationError error={problem} />}
      </FormHelperText>
      {rightAreas.map((area) => (
        <AreaRights key={area} area={area} level={levelIn(scopes, area)} onChange={(level) => field.onChange(withLevel(scopes, area, level))} />
      ))}
    </Box>
  );
}

type AreaRightsProps = { area: string; level: RightLevel; onChange(level: RightLevel): void };

/** One area: its name, and how far rights go there. */
export function AreaRights({ area, level, onChange }: AreaRightsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '18rem 1fr' }, alignItems: 'center', borderTop: 1, borderColor: 'divider', py: 0.5 }}>
      <Box id={id} sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {translate(`backoffice_scope_area_${area}`)}
      </Box>
      <RadioGroup row aria-labelledby={id} value={level} onChange={(_, chosen) => onChange(chosen as RightLevel)} name={`right-${area}`}>
        {rightLevels.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={translate(`backoffice_right_${one}`)} />
        ))}
      </RadioGroup>
    </Box>
  );
}
