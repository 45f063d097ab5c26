"use client";

import { Bar, BarChart, CartesianGrid, Cell, Line, LineChart, Pie, PieChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { say } from "@/messages/say";

export type LinePoint = { label: string; added: number; read: number };
export type Slice = { label: string; count: number; color: string };

const axis = { stroke: "var(--ink-3)", fontSize: 12, tickLine: false, axisLine: false } as const;
const still = { isAnimationActive: false } as const;
const box = {
  contentStyle: { background: "var(--surface)", border: "1px solid var(--line)", borderRadius: 6, color: "var(--ink)" },
  ...still,
} as const;

export function ActivityChart({ points }: { points: readonly LinePoint[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: -16 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="label" {...axis} minTickGap={24} />
        <YAxis allowDecimals={false} {...axis} />
        <Tooltip {...box} />
        <Line dataKey="added" name={say("common.uploaded")} stroke="var(--blue-solid)" strokeWidth={2} dot={false} {...still} />
        <Line
          dataKey="read"
          name={say("common.processed")}
          stroke="var(--violet-solid)"
          strokeWidth={2}
          strokeDasharray="5 3"
          dot={false}
          {...still}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

export function TypesChart({ slices }: { slices: readonly Slice[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...slices]} layout="vertical" accessibilityLayer={false} margin={{ top: 0, right: 16, bottom: 0, left: 8 }}>
        <XAxis type="number" allowDecimals={false} {...axis} />
        {/* Without an interval, every other name of ten bars is left out. */}
        <YAxis type="category" dataKey="label" width={132} interval={0} {...axis} />
        <Tooltip cursor={{ fill: "var(--sunken)" }} {...box} />
        <Bar dataKey="count" name={say("common.documents")} radius={4} fill="var(--blue-solid)" {...still} />
      </BarChart>
    </ResponsiveContainer>
  );
}

export function StatusChart({ slices }: { slices: readonly Slice[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={[...slices]}
          dataKey="count"
          nameKey="label"
          innerRadius="62%"
          outerRadius="90%"
          stroke="none"
          rootTabIndex={-1}
          {...still}
        >
          {slices.map(({ label, color }) => (
            <Cell key={label} fill={color} />
          ))}
        </Pie>
        <Tooltip {...box} />
      </PieChart>
    </ResponsiveContainer>
  );
}
