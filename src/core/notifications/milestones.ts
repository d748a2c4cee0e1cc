const MILESTONES = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** The milestone this vote reached; from one vote to the next nobody is told, because it would tell who voted. */
export const milestoneOf = (votes: number): number | undefined => MILESTONES.find((one) => one === votes);
