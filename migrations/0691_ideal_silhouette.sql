-- A silhouette is « idéale »: the word the guide asks with, on the vet's sheet and in the public list too.
update animal_conditions set name = 'Idéale' where code = 'ideal';
