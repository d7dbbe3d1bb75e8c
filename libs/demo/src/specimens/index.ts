export * from './cars.js';
export * from './papers.js';
