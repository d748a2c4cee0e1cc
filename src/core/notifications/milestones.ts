const MILESTONES = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** The milestone this vote reached. Votes in between are not notified, as that would reveal who voted. */
export const milestoneOf = (votes: number): number | undefined => MILESTONES.find((item) => item === votes);
