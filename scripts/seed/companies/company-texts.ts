import { midSentence } from '../../../src/core/shared/mid-sentence';

type About = (name: string, industry: string, place: string) => string;

export const ABOUTS: readonly About[] = [
  (name, industry, place) =>
    `${name} works in ${midSentence(industry)} and grew up in ${place}. What began as one team on one floor now has customers in most states, and the people who started it still sit among everybody else.`,
  (name, industry, place) =>
    `From ${place}, ${name} serves customers all over India. It is one of those ${midSentence(industry)} companies people know from daily life without ever having seen its sign.`,
  (name, industry, place) =>
    `${name} is a ${place} company in ${midSentence(industry)}. It hires from colleges every summer, promotes from within more often than not, and opens a new office roughly every other year.`,
  (name, industry, place) =>
    `Founded in ${place}, ${name} has been through two slow years and three fast ones. Today it runs its ${midSentence(industry)} business with small teams that own what they build.`,
];

export const MISSIONS = [
  'Do the ordinary things well, every day, for everybody.',
  'Make what we would buy ourselves, and say what it costs.',
  'Good work for people in every pin code.',
  'Keep promises small enough to be kept.',
  'Make the long way shorter for the people who depend on us.',
];

export const STREETS = [
  '4th floor, Tower B',
  '2nd floor, Block C',
  'Ground floor, Annexe',
  '7th floor, East wing',
  'Plot 18',
  'Unit 301',
];

export const PARKS = [
  'Kalyani Park',
  'Lakeview Tech Park',
  'Old Mill Compound',
  'Station Road',
  'Ring Road',
  'Riverside Estate',
  'Industrial Area Phase 2',
];

export const TITLES = [
  'Chief executive',
  'Chief of people',
  'Chief of finance',
  'Head of operations',
  'Head of engineering',
];
