"use client";

import { useRouter } from "next/navigation";
import { Cell, Pie, PieChart } from "recharts";

type Slice = { status: string; count: number; color: string; href: string };
export type RingChartProps = { size: number; slices: readonly Slice[] };

const radii = { innerRadius: 68, outerRadius: 90 };

/** The ring alone, `size` pixels wide; the list beside it says the same to those who cannot see it. */
export function RingChart({ size, slices }: RingChartProps) {
  const router = useRouter();
  return (
    <PieChart width={size} height={size} accessibilityLayer={false} tabIndex={-1} aria-hidden>
      <Pie
        data={[{ count: 1 }]}
        dataKey="count"
        {...radii}
        fill="var(--sunken)"
        rootTabIndex={-1}
        stroke="none"
        isAnimationActive={false}
      />
      <Pie
        data={[...slices]}
        dataKey="count"
        {...radii}
        startAngle={90}
        endAngle={-270}
        paddingAngle={slices.length > 1 ? 2 : 0}
        stroke="none"
        isAnimationActive={false}
        rootTabIndex={-1}
        onClick={(_slice, index) => {
          const slice = slices[index];
          if (slice) router.push(slice.href);
        }}
      >
        {slices.map((slice) => (
          <Cell key={slice.status} fill={slice.color} className="cursor-pointer outline-none" />
        ))}
      </Pie>
    </PieChart>
  );
}
