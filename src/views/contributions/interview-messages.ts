import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useStore } from '../use-store';
import { fieldMessage } from './form-loader';

export const useInterviewMessages = () => fieldMessage(useStore(OwnInterviewStore).form, text.problems);
