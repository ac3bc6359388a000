/** Lines over days. The library is loaded with this file alone, when there is something to draw. */
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

/** A day, its figure and that of the matching day in the period before. */
export type ChartPoint = { day: string; now: number; before?: number };

type ChartProps = {
  points: readonly ChartPoint[];
  /** Names of the two lines. */
  titles: { now: string; before: string };
  /** Numbers and days in words; `axis` where there is little room. */
  format(value: number): string;
  axis(value: number): string;
  formatDay(day: string): string;
};

const height = 260;

/** The chart; screen readers get the table. */
export function Chart({ points, titles, format, axis, formatDay }: ChartProps) {
  const { palette, typography } = useTheme();
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily as string };
  return (
    <Box aria-hidden sx={{ height, width: '100%', minWidth: 0 }}>
      <ResponsiveContainer width="100%" height={height}>
        <ComposedChart data={[...points]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="day" tickFormatter={formatDay} tick={tick} tickLine={false} axisLine={false} minTickGap={32} />
          <YAxis tickFormatter={axis} tick={tick} tickLine={false} axisLine={false} width={56} allowDecimals={false} />
          <Tooltip
            labelFormatter={(day) => (typeof day === 'string' ? formatDay(day) : '')}
            formatter={(value, name) => [format(Number(value)), name === 'before' ? titles.before : titles.now]}
            contentStyle={{ background: palette.background.paper, border: `1px solid ${palette.divider}`, borderRadius: 8, color: palette.text.primary }}
            itemStyle={{ color: palette.text.primary }}
          />
          <Area
            type="monotone"
            dataKey="now"
            name="now"
            stroke={palette.primary.main}
            strokeWidth={2}
            fill={palette.primary.main}
            fillOpacity={0.12}
            isAnimationActive={false}
            dot={points.length === 1}
          />
          <Line
            type="monotone"
            dataKey="before"
            name="before"
            stroke={palette.text.secondary}
            strokeDasharray="4 4"
            strokeWidth={1.5}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  );
}
